### What the pages say of Tanxi, in Spanish.

web-lure-tanxi =
    Náufragos en una isla con botín, monstruos y deidades de mal genio; y la niebla, cada vez más
    cerca.
web-level-tanxi-novice-about = Busca botín paso a paso, y la niebla y los rivales le pillan por sorpresa.
web-level-tanxi-casual-about = Busca botín, y luego te busca a ti.
web-level-tanxi-strong-about = Planea turnos enteros, calcula cada dado y vigila a quien podría atacar.
web-level-tanxi-expert-about = Planea, recuerda lo que tienes y espera el momento en que los demás hayan caído.
web-level-tanxi-random-about = Da vueltas por ahí, a ver qué pasa.
web-level-tanxi-greedy-about = Busca botín, y luego te busca a ti.
web-option-tanxi-characters = Quién eres en la isla
web-option-tanxi-characters-draft = Elegir por turnos
web-option-tanxi-characters-draft-about = Uno tras otro, cada cual toma un personaje en secreto.
web-option-tanxi-characters-random = Que decida el azar
web-option-tanxi-characters-random-about = Se reparte un personaje a cada cual. Se empieza antes.
web-option-tanxi-round_limit = Acabar en una ronda acordada
web-option-tanxi-round_limit-yes = Si entonces quedan varios en la isla, gana quien tenga más ♥.
web-option-tanxi-round_limit-no = Jugáis hasta que solo quede uno en la isla.
web-option-tanxi-round_limit-amount = La última ronda
web-about-tanxi = Náufragos en una isla con niebla, deidades de mal genio y un pueblo que acepta cualquier carta como dinero.
web-about-tanxi-by = Diseñado e ilustrado por Ignacio Mc Manus; edición y desarrollo de Jorge Larraín, Manuel Warner y Simón Weinstein; diseño gráfico de Laura Mena, Ignacio Mc Manus y Paulina Vasconcelo.
