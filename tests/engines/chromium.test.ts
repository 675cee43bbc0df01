import { printEverySheet } from './printEverySheet'

printEverySheet('chromium')
