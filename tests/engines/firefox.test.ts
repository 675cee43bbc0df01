import { openEveryScreen } from './openEveryScreen'
import { printEverySheet } from './printEverySheet'

printEverySheet('firefox')
openEveryScreen('firefox')
