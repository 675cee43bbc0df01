import { useMemo } from 'react'
import { useLocation } from 'react-router-dom'
import { normalizeLinkText } from '../../config/linkText'
import { printSetWords } from '../../content/words/printSetWords'
import { useUrlRep } from '../kit/useUrlRep'
import { PrintSet } from './PrintSet'
import type { ScreenOf } from './SheetInSet'
import { idQuery, packageSheets } from './setSheets'

/**
 * Every sheet of a combined plan. `?and=p26all&and=…` adds further plans to the same job, and
 * `?rep=` names the rep for all of them (docs/rules/print-set.md). `combinePlanEvent` is the code
 * from the URL.
 */
export function PackageSet(props: { combinePlanEvent: string; screenOf: ScreenOf }) {
  const { combinePlanEvent, screenOf } = props
  const { search } = useLocation()
  const rep = useUrlRep()
  const { codes, sheets } = useMemo(() => {
    const parameters = new URLSearchParams(search)
    const names = [combinePlanEvent, ...parameters.getAll('and')].map(normalizeLinkText)
    const planCodes = [...new Set(names)].filter(Boolean)
    const query = idQuery({ rep: parameters.get('rep') })
    return { codes: planCodes, sheets: packageSheets(planCodes, query) }
  }, [combinePlanEvent, search])
  const codesText = codes.map((code) => code.toUpperCase()).join(', ')
  return (
    <PrintSet
      owner={codesText}
      sheets={sheets}
      screenOf={screenOf}
      isNamedBySheet={codes.length === 1}
      contact={rep}
      title={codes.length > 1 ? printSetWords.packages(codes.length) : undefined}
    />
  )
}
