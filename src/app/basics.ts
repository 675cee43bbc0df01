/*
 * What every sheet and most staff screens ask of games and days. The entry brings it, because the
 * build would make one more file of what sheets and screens share.
 */
import '../content/venue/arena'
import '../content/words/couldNotCheck'
import '../content/words/gameWords'
import '../domain/contrast'
import '../domain/games/game'
import '../domain/games/gameOrder'
import '../domain/games/gamesOfSeason'
import '../domain/games/gameText'
import '../domain/games/onceBy'
import '../domain/games/opponents'
import '../domain/locationColor'
import '../domain/pricing'
import '../domain/rep'
import '../domain/time/calendarWords'
import '../domain/time/eastern'
import '../domain/time/monthWeeks'
import '../domain/time/season'
import '../ui/atFirstHand'
import '../ui/useByTheClock'
