### What the pages say of Antheno, in Spanish.

web-lure-antheno =
    En la mesa se puede mover todo, con tal de que al final todo encaje. Vacía tu atril antes que
    nadie.
web-level-antheno-novice-about = Pone pocas fichas cada vez y deja la mesa como está.
web-level-antheno-casual-about = Añade a lo que hay y de vez en cuando ve un cruce.
web-level-antheno-strong-about = Ve cualquier recolocación, se guarda fichas y cierra en cuanto puede.
web-level-antheno-expert-about = Lo ve todo, adivina lo que tienes y planea dos turnos por delante.
web-level-antheno-random-about = Juega cualquier cosa que encaje.
web-level-antheno-in-place-about = Añade a lo que hay y deja lo demás en paz. Un rival a tu medida.
web-level-antheno-rearranging-about = También mueve fichas que ya están en la mesa.
web-level-antheno-greedy-about = Juega todas las fichas que consigue colocar, recolocando lo que haga falta. Suerte.
web-option-antheno-colours = Colores
web-option-antheno-colours-about = Con menos colores, las líneas de un mismo número son más raras.
web-option-antheno-copies = Fichas de cada número
web-option-antheno-copies-about = En cada color. Con más, encajan más líneas.
web-option-antheno-stars = Estrellas de cada color
web-option-antheno-stars-about =
    Una estrella vale por cualquier número de su color. Con más, es más fácil.
web-option-antheno-hand = Fichas al empezar
web-option-antheno-hand-about = En cada atril. Con más, la partida es más larga.
web-option-antheno-draw = Cuándo puedes robar
web-option-antheno-draw-strict = Solo si nada encaja
web-option-antheno-draw-strict-about = El árbitro lo comprueba y, si encuentra una jugada, te la enseña.
web-option-antheno-draw-free = Cuando quieras
web-option-antheno-draw-free-about = Nadie lo comprueba: roba aunque pudieras jugar.
web-about-antheno = Fichas con números en un crucigrama de combinaciones que se puede rehacer entero, siempre que todo vuelva a quedar en orden.
web-about-antheno-by = El reglamento que tenemos no dice quién lo hizo. Nos gustaría decirlo aquí.
