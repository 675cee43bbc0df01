import { printEverySheet } from './printEverySheet'

printEverySheet('webkit')
