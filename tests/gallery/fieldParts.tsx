import { useState } from 'react'
import { ChipsField } from '../../src/ui/form/ChipsField'
import { EmailField } from '../../src/ui/form/EmailField'
import { PasswordField } from '../../src/ui/form/PasswordField'
import { SmallCheckbox } from '../../src/ui/form/SmallCheckbox'
import { type Parts, State } from './State'
import { LONG_WORD, nothing } from './samples'

function ChipsFieldStates() {
  const [names, setNames] = useState(['P26FULL', LONG_WORD])
  const shared = { label: 'Plans', options: ['P26FULL', 'P26HA'], isFree: true }
  return (
    <>
      <State name="Empty, with a hint">
        <ChipsField {...shared} value={[]} onChange={nothing} hint="Enter or a comma ends a name" />
      </State>
      <State name="Wrong">
        <ChipsField {...shared} value={[]} onChange={nothing} error="Choose a plan" />
      </State>
      <State name="Long, an odd one, narrow" width="narrow">
        <ChipsField {...shared} value={names} onChange={setNames} odd={[LONG_WORD]} />
      </State>
    </>
  )
}

const EmailFieldStates = () => (
  <State name="Filled">
    <EmailField defaultValue="sam@example.com" autoComplete="off" />
  </State>
)

const PasswordFieldStates = () => (
  <>
    <State name="Filled">
      <PasswordField defaultValue="password" autoComplete="off" />
    </State>
    <State name="Wrong, narrow" width="narrow">
      <PasswordField error helperText="At least six characters" autoComplete="off" />
    </State>
    <State name="Disabled">
      <PasswordField defaultValue="password" disabled autoComplete="off" />
    </State>
  </>
)

function SmallCheckboxStates() {
  const [isChecked, setChecked] = useState(true)
  return (
    <>
      <State name="Checked">
        <SmallCheckbox label="Total follows price" checked={isChecked} onCheck={setChecked} />
      </State>
      <State name="Long, narrow" width="narrow">
        <SmallCheckbox label={LONG_WORD} checked={false} onCheck={nothing} />
      </State>
    </>
  )
}

/** The fields of `src/ui/form`. */
export const fieldParts: Parts = {
  ChipsField: ChipsFieldStates,
  EmailField: EmailFieldStates,
  PasswordField: PasswordFieldStates,
  SmallCheckbox: SmallCheckboxStates,
}
