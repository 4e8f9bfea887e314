### Lessons, on the page.

web-lessons = Learn by playing
web-lessons-of = Learn { $game } by playing
web-lessons-about = Short games with luck that is known: you are told what to look at, and do it yourself.
web-lessons-rules = The rules of { $game }
web-lesson-minutes =
    { $minutes ->
        [one] one minute
       *[other] { $minutes } minutes
    }
web-lesson-at = Go on at step { $step } of { $steps }
web-lesson-known = Done
web-lesson-step = Step
web-lesson-progress = How far you have come
web-lesson-go-on = Go on
web-lesson-back = Back
web-lesson-there = Take me there
web-lesson-leave = Leave the lesson
web-lesson-right = Just so! Have a look at what became of it, then go on.
web-lesson-done = That was the lesson. Well done!
web-lesson-next = Next: { $title }
web-lesson-play = Play { $game }
web-lesson-again = Once more
