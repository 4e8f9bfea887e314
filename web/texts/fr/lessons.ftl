### Les leçons, sur la page.

web-lessons = Apprendre en jouant
web-lessons-of = Apprenez { $game } en jouant
web-lessons-about =
    De courtes parties où le hasard est connu : on vous dit quoi regarder, et c’est vous qui jouez.
web-lessons-rules = Les règles de { $game }
web-lesson-minutes =
    { $minutes ->
        [one] une minute
       *[other] { $minutes } minutes
    }
web-lesson-at = Reprendre à l’étape { $step } sur { $steps }
web-lesson-known = Faite
web-lesson-step = Étape
web-lesson-progress = Où vous en êtes
web-lesson-go-on = Continuer
web-lesson-back = Retour
web-lesson-there = M’y amener
web-lesson-leave = Quitter la leçon
web-lesson-right = C’est cela ! Regardez ce que cela donne, puis continuez.
web-lesson-done = Voilà pour cette leçon. Bravo !
web-lesson-next = Ensuite : { $title }
web-lesson-play = Jouer à { $game }
web-lesson-again = Encore une fois
