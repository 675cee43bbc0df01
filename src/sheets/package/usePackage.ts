import { useMemo } from 'react'
import { paths } from '../../config/paths'
import { packageTexts } from '../../content/words/packageTexts'
import { type Contact, venueContact } from '../../domain/rep'
import { addressText, salesText } from '../kit/footerTexts'
import type { ReadyCombinedPlan } from '../kit/LoadedCombinedPlan'
import { MANY_GAMES, type SheetFooterData, useSheetFooter } from '../kit/useSheetFooter'
import { useToday } from '../kit/useToday'
import { useUrlRep } from '../kit/useUrlRep'
import { type PackageContent, packageContent } from './packageContent'
import { startTimesNote, updatedLine } from './packageLines'
import type { HeaderContent } from './titleFit'

/** What the package sheet and the text variant have in common. */
export interface Package extends ReadyCombinedPlan {
  /** The combined plan's code from the URL. */
  code: string
  title: string
  sheet: PackageContent
  /** The rep named in the address, or null for the venue. */
  contact: Contact | null
  header: HeaderContent
  footer: SheetFooterData
}

/** Everything that both of a package's pages show, with its footer. `code` is from the URL. */
export function usePackage(code: string, ready: ReadyCombinedPlan): Package {
  const { plan, games, warning } = ready
  const today = useToday()
  const sheet = useMemo(() => packageContent(code, games, today), [code, games, today])
  const contact = useUrlRep()
  const title = plan.title || plan.code.toUpperCase()
  const header: HeaderContent = {
    title,
    note: startTimesNote(sheet),
    teams: sheet.teams.length,
    contact: contact ?? venueContact,
  }
  const { calendar, extraTicketsLead, extraTickets } = packageTexts
  const footer = useSheetFooter({
    games,
    warning,
    hasFootnote: sheet.hasPreseason,
    updatedText: updatedLine(plan.lastUpdated),
    moduleMm: games.length > MANY_GAMES ? 0.36 : undefined,
    // The texts of PackageEnd, whose height the footer needs.
    notice: `${extraTicketsLead} ${extraTickets} ${contact ? '' : salesText}`,
    lineBelowNotice: `${calendar} ${addressText(paths.calendar({ combinePlanEvent: code }))}`,
  })
  return { ...ready, code, title, sheet, contact, header, footer }
}
