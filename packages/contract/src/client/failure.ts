// SPDX-License-Identifier: Apache-2.0
/** What went wrong with a call, in the words of the platform where it answered at all. */
export class Failure extends Error {
  readonly code: string
  readonly status: number
  /** Field name to message, where the values of a form were refused. */
  readonly fields: Readonly<Record<string, string>>
  readonly details: unknown

  constructor(message: string, code: string, status: number, details?: unknown) {
    super(message)
    this.name = 'Failure'
    this.code = code
    this.status = status
    this.details = details
    this.fields = readFields(details)
  }

  /**
   * Whether the platform may have done the thing all the same: no answer came, or only that of a broken wire.
   */
  get uncertain(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** The sentence to show for anything that was thrown. */
export function messageOf(error: unknown, fallback: string): string {
  return error instanceof Failure ? error.message : fallback
}

function readFields(details: unknown): Record<string, string> {
  if (typeof details !== 'object' || details === null || !('fields' in details)) return {}
  const { fields } = details
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
