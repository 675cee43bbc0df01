import { screen } from '@testing-library/react'
import { api } from '../../setup'
import { orGone, orReason, serverOr } from './writeFaults'
import {
  add,
  ask,
  choose,
  dialog,
  edit,
  press,
  pressIn,
  type,
  user,
  type WriteRow,
} from './writeRow'

/* The writes of reps, of pricing on both screens, and of accounts. */

const person = { Name: 'Ada Lane', Email: 'ada@example.com' }

function meddleRep(): void {
  for (const rep of api.db.reps) if (rep.rep_id === 4) rep.rep_email = 'not.what@it.was'
}

const reps: WriteRow[] = [
  {
    call: 'POST bruins/reps/add',
    strikes: { method: 'POST' as const, path: /bruins\/reps\/add$/ },
    open: add('Add Representative', { ...person, Phone: '617-555-0100' }),
    button: 'Save',
    words: orReason('Save failed'),
    success: 'Representative added',
    change: 'added' as const,
  },
  {
    call: 'PUT bruins/reps/edit',
    strikes: { method: 'PUT' as const, path: /bruins\/reps\/edit$/ },
    open: edit('Dana Whitfield', { Phone: '617-555-0100' }),
    button: 'Save',
    words: orGone(
      'Save failed: this representative has been deleted since.',
      orReason('Save failed'),
    ),
    success: 'Representative updated',
    change: 'changed' as const,
  },
  {
    call: 'DELETE bruins/reps/delete/{rep_id}',
    strikes: { method: 'DELETE' as const, path: /bruins\/reps\/delete\/4$/ },
    open: ask('Dana Whitfield'),
    button: 'Delete',
    words: orGone(
      'Delete failed: this representative was already deleted.',
      orReason('Delete failed'),
    ),
    success: 'Representative deleted',
    change: 'removed' as const,
  },
].map((row) => ({
  ...row,
  at: '/bruins-reps',
  as: 'bgs',
  list: /bruins\/reps$/,
  table: () => api.db.reps,
  ...(row.change === 'added' ? {} : { meddle: meddleRep }),
}))

/** Somebody else gives row 41 another place. */
function meddlePlace(): void {
  for (const row of api.db.pricing) if (row.pricing_plan_id === 41) row.location = 'Elsewhere'
}

const SEAT = { Location: 'Club', 'PH Price/Game': '10', 'Box Price/Game': '12' }

const pricing: WriteRow[] = [
  {
    call: 'POST bruins/pricing',
    strikes: { method: 'POST' as const, path: /bruins\/pricing$/ },
    open: add('Add Pricing Plan', { 'Pricing Plan Name': 'Sunday' }),
    words: orReason('Error adding pricing plan'),
    success: 'Pricing plan added successfully',
    change: 'added' as const,
  },
  {
    call: 'POST bruins/pricing/add',
    strikes: { method: 'POST' as const, path: /bruins\/pricing\/add$/ },
    open: add('Add Location', SEAT),
    words: orReason('Error adding/updating location'),
    success: 'Location added successfully',
    change: 'added' as const,
  },
  {
    call: 'POST bruins/pricing/edit, a location',
    strikes: { method: 'POST' as const, path: /bruins\/pricing\/edit$/ },
    open: edit('Loge Center', SEAT),
    words: orReason('Error adding/updating location'),
    success: 'Location updated successfully',
    change: 'changed' as const,
  },
  {
    call: 'POST bruins/pricing/edit, a name',
    strikes: { method: 'POST' as const, path: /bruins\/pricing\/edit$/ },
    open: add('Edit Name', { 'Pricing Plan Name': 'Sunday' }),
    words: orReason('Error updating plan name'),
    success: 'Plan name updated on all 1 locations!',
    change: 'changed' as const,
  },
  {
    call: 'DELETE bruins/pricing/delete/{pricing_plan_id}',
    strikes: { method: 'DELETE' as const, path: /bruins\/pricing\/delete\/41$/ },
    open: ask('Loge Center'),
    button: 'Delete',
    words: orReason('Error deleting location'),
    success: 'Location deleted successfully',
    change: 'removed' as const,
  },
  {
    call: 'POST bruins/pricing/rep/plan/add',
    strikes: { method: 'POST' as const, path: /rep\/plan\/add$/ },
    open: async () => {
      await press('Reps')
      await dialog()
      await choose('Reps', /^Dana Whitfield/)
      await user.tab()
    },
    words: orReason('Error saving reps'),
    success: 'Associated reps updated successfully',
    table: () => api.db.links,
    change: 'added' as const,
  },
].map((row) => ({
  button: 'Save',
  table: () => api.db.pricing,
  ...row,
  at: '/bruins-gameplanpricing',
  as: 'bgs',
  list: /pricing\/with-reps$/,
  ...(/a location|DELETE/.test(row.call) ? { meddle: meddlePlace } : {}),
}))

const admin: WriteRow[] = [
  {
    call: 'POST /pricing-plans',
    strikes: { method: 'POST' as const, path: /pricing-plans$/ },
    open: add('New Plan', { Name: 'Sunday', 'Holder $/game': '10' }),
    words: orReason('Failed to save plan.'),
    success: 'Pricing plan added successfully',
    change: 'added' as const,
  },
  {
    call: 'PUT /pricing-plans/{id}',
    strikes: { method: 'PUT' as const, path: /pricing-plans\/41$/ },
    open: edit('Loge Center', { Location: 'Club' }),
    words: orReason('Failed to save plan.'),
    success: 'Pricing plan updated successfully',
    change: 'changed' as const,
  },
  {
    call: 'DELETE /pricing-plans/{id}',
    strikes: { method: 'DELETE' as const, path: /pricing-plans\/41$/ },
    open: ask('Loge Center'),
    button: 'Delete',
    words: orReason('Failed to delete plan.'),
    success: 'Plan deleted successfully!',
    change: 'removed' as const,
  },
  {
    call: 'POST /reps',
    strikes: { method: 'POST' as const, path: /game-plans\/reps$/ },
    open: add('New Rep', person),
    words: orReason('Failed to save rep.'),
    success: 'Representative added',
    table: () => api.db.reps,
    change: 'added' as const,
  },
  {
    call: 'POST /reps/{rep_id}/plans',
    strikes: { method: 'POST' as const, path: /reps\/4\/plans$/ },
    open: async () => {
      await pressIn('Dana Whitfield', 'Edit', 'dialog')
      await choose('Plans', /5 Game Plan/)
      await user.tab()
    },
    words: orReason('Failed to save rep.'),
    success: 'Representative updated',
    table: () => api.db.links,
    change: 'added' as const,
  },
  {
    call: 'DELETE /reps/{id}',
    strikes: { method: 'DELETE' as const, path: /reps\/4$/ },
    open: ask('Dana Whitfield'),
    button: 'Delete',
    words: orReason('Failed to delete rep.'),
    success: 'Representative deleted',
    table: () => api.db.reps,
    change: 'removed' as const,
  },
].map((row) => ({
  button: 'Save',
  table: () => api.db.pricing,
  ...row,
  at: '/bruins-pricing-reps',
  as: 'bgs',
  list: /reps/.test(row.call) ? /game-plans\/reps$/ : /pricing-plans$/,
  ...(row.call === 'DELETE /reps/{id}' ? { meddle: meddleRep } : {}),
  ...(row.call.endsWith('/pricing-plans/{id}') ? { meddle: meddlePlace } : {}),
}))

const account: WriteRow[] = [
  {
    call: 'POST users/login',
    at: '/',
    as: null,
    strikes: { method: 'POST', path: /users\/login\/index\.php$/ },
    open: async () => {
      await screen.findByRole('heading', { name: 'Sign In' })
      type({ Email: 'bgs@example.com', Password: 'password' })
    },
    button: 'Sign In',
    words: serverOr(
      'Login failed. Please check your credentials.',
      'Network error. Please check your connection and try again.',
    ),
    success: 'Login successful!',
    table: () => api.db.users,
    change: 'none',
  },
  {
    call: 'POST users/register',
    at: '/register',
    as: 'admin',
    strikes: { method: 'POST', path: /users\/register\/index\.php$/ },
    open: async () => {
      await screen.findByLabelText('Name')
      type({ ...person, Password: 'secret 1' })
    },
    button: 'Register',
    words: serverOr('Registration failed.', 'An error occurred. Please try again.'),
    success: 'Registration successful!',
    staysOpen: true,
    table: () => api.db.users,
    change: 'added',
  },
]

export const otherWrites: WriteRow[] = [...reps, ...pricing, ...admin, ...account]
