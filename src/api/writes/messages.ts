import { ApiError, logError } from '../errors'

/** The messages of a write, after its success and after its failure. */
export interface WriteMessages {
  done: string
  failed: FailureMessages
}

/** The messages of a failed write that can end in a reason. */
interface ReasonedMessages {
  /** Followed by the reason. */
  withReason: string
  /** Used if the server gave no reason. If omitted, our own reason follows `withReason`. */
  without?: string
  /** Used for a 404: the server does not have the record. */
  notFound?: string
  /** Logs the failure, because `without` tells the reader to see the console. */
  isLogged?: boolean
}

/** The messages of a failed login or registration. The server's own message replaces them. */
interface AccountMessages {
  network: string
  /** Used if the server gave no reason. */
  other: string
}

/** The messages of a failed write. A string is used both with and without a reason. */
export type FailureMessages = string | ReasonedMessages | AccountMessages

/** The messages of a record's writes and, as a string, of a failed read of its list. */
type RecordMessages = Record<string, WriteMessages | string>

/**
 * The messages of docs/rules/words.md about the calls of staff screens, by record and action.
 * `load` is a failed read. {@link failureMessage} adds the server's reason.
 */
export const MESSAGES = {
  session: {
    signIn: {
      done: 'Login successful!',
      failed: {
        network: 'Network error. Please check your connection and try again.',
        other: 'Login failed. Please check your credentials.',
      },
    },
    register: {
      done: 'Registration successful!',
      failed: { network: 'An error occurred. Please try again.', other: 'Registration failed.' },
    },
  },
  game: {
    load: 'Failed to load games data',
    add: { done: 'New game added successfully!', failed: { withReason: 'Failed to add game' } },
    edit: { done: 'Game updated successfully!', failed: { withReason: 'Failed to save game' } },
    delete: { done: 'Game deleted successfully!', failed: 'Failed to delete game' },
  },
  plan: {
    load: 'Failed to load plans data',
    add: {
      done: 'New game plan added successfully!',
      failed: {
        withReason: 'Failed to add new game plan',
        without: 'Failed to add new game plan...',
        isLogged: true,
      },
    },
    delete: { done: 'Plan deleted successfully!', failed: 'Failed to delete plan.' },
  },
  planEvent: {
    load: 'Failed to load plans data',
    add: {
      done: 'Event added successfully!',
      failed: {
        withReason: 'Failed to add event',
        without: 'Failed to add event. Check the console for details.',
        isLogged: true,
      },
    },
    delete: { done: 'Event deleted successfully!', failed: 'Failed to delete event.' },
  },
  gamePlan: {
    save: { done: 'Game plan saved successfully!', failed: 'Failed to update the game plan.' },
  },
  combinedPlan: {
    load: 'Failed to load plans data',
    save: { done: 'Game plan saved successfully!', failed: 'Failed to save game plan.' },
    delete: { done: 'Game plan deleted successfully!', failed: 'Failed to delete game plan.' },
  },
  rep: {
    load: 'Failed to load representatives',
    add: { done: 'Representative added', failed: 'Save failed' },
    edit: {
      done: 'Representative updated',
      failed: {
        withReason: 'Save failed',
        without: 'Save failed',
        notFound: 'Save failed: this representative has been deleted since.',
      },
    },
    delete: {
      done: 'Representative deleted',
      failed: {
        withReason: 'Delete failed',
        without: 'Delete failed',
        notFound: 'Delete failed: this representative was already deleted.',
      },
    },
  },
  pricingPlan: {
    load: 'Failed to load pricing plans',
    add: { done: 'Pricing plan added successfully', failed: 'Error adding pricing plan' },
    rename: { done: 'Plan name updated successfully', failed: 'Error updating plan name' },
  },
  pricingPlanReps: {
    load: 'Failed to load reps',
    save: { done: 'Associated reps updated successfully', failed: 'Error saving reps' },
  },
  pricingLocation: {
    add: { done: 'Location added successfully', failed: 'Error adding/updating location' },
    edit: { done: 'Location updated successfully', failed: 'Error adding/updating location' },
    delete: { done: 'Location deleted successfully', failed: 'Error deleting location' },
  },
  /** Pricing locations on Plans & Reps, where some messages differ. */
  adminPlan: {
    load: 'Failed to load pricing plans',
    add: { done: 'Pricing plan added successfully', failed: 'Failed to save plan.' },
    edit: { done: 'Pricing plan updated successfully', failed: 'Failed to save plan.' },
    delete: { done: 'Plan deleted successfully!', failed: 'Failed to delete plan.' },
  },
  adminRep: {
    load: 'Failed to load reps',
    add: { done: 'Representative added', failed: 'Failed to save rep.' },
    edit: { done: 'Representative updated', failed: 'Failed to save rep.' },
    delete: { done: 'Representative deleted', failed: 'Failed to delete rep.' },
  },
} as const satisfies Record<string, RecordMessages>

/**
 * Why a call failed, for messages of the form 'Failed to save game: {message}'
 * (docs/rules/words.md#save-and-delete-failures).
 */
export function failureReason(error: ApiError): string {
  const { serverMessage, unreadableValues } = error
  if (unreadableValues) {
    const start = serverMessage?.replace(/\.?$/, '. ') ?? ''
    return `${start}It holds ${unreadableValues.join(', ')}: replace or clear it.`
  }
  if (serverMessage) return serverMessage
  switch (error.kind) {
    case 'no-answer':
      return 'the server couldn’t be reached. Check your connection and try again.'
    case 'timeout':
      return 'the server took too long to respond. Try again.'
    case 'status':
      return error.status === 403
        ? 'you don’t have permission to do this.'
        : `the server returned an error (${error.status}).`
    case 'unreadable':
      return 'the server’s response couldn’t be read.'
    case 'refused':
      return 'the server didn’t give a reason.'
  }
}

/** Why a list could not be read, as a sentence; undefined if the error isn't an ApiError. */
export function readFailureReason(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  // Leave out the server's text of a 5xx: it does not help the reader.
  const text = failureReason(
    error.status < 500 ? error : new ApiError('status', { status: error.status }),
  )
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Returns the message of a failed write. `success: false` is quoted: 'Error: {server message}'. Any
 * other reason follows the message: 'Delete failed: {server message}'. The text of a server error
 * (5xx) is not shown.
 * @throws any error that isn't an ApiError.
 */
export function failureMessage(failure: unknown, messages: FailureMessages): string {
  if (!(failure instanceof ApiError)) throw failure
  if (typeof messages === 'string') {
    return messageWithReason(failure, { withReason: messages, without: messages })
  }
  if ('withReason' in messages) return messageWithReason(failure, messages)
  return failure.isNetwork ? messages.network : (failure.serverMessage ?? messages.other)
}

function messageWithReason(
  error: ApiError,
  { withReason, without, notFound, isLogged = false }: ReasonedMessages,
): string {
  if (notFound !== undefined && error.status === 404) return notFound
  if (error.kind === 'refused') return `Error: ${failureReason(error)}`
  if (error.hasReason || without === undefined) {
    return `${withReason}${withReason.endsWith('.') ? '' : ':'} ${failureReason(error)}`
  }
  if (isLogged) logError(withReason, error)
  return without
}
