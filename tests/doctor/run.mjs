import { parseArgs } from 'node:util'
import { runnerImport } from 'vite'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' }, 'sign-in': { type: 'string' } },
})
const { module } = await runnerImport('./tests/doctor/main.ts')
process.exitCode = await module.main({
  base: positionals[0],
  origin: values.origin,
  email: values['sign-in'],
})
