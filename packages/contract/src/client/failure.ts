// SPDX-License-Identifier: Apache-2.0
/** Why a call failed: in the server's words if it answered. */
export class Failure extends Error {
  readonly code: string
  readonly status: number
  /** Field names and their messages, if the values of a form were refused. */
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

  /** Whether the server may have done it anyway: there was no answer, or only that of a proxy. */
  get uncertain(): boolean {
    return this.status === 0 || this.status >= 500
  }
}

/** The sentence to show for anything thrown. */
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
