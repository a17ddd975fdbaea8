// SPDX-License-Identifier: Apache-2.0
/**
 * A refusal that an operation throws. Anything else that is thrown is a bug and becomes a 500 with a
 * reference.
 */
export class Fault extends Error {
  readonly fault: string
  readonly details: Record<string, unknown> | undefined

  constructor(fault: string, details?: Record<string, unknown>) {
    super(fault)
    this.name = 'Fault'
    this.fault = fault
    this.details = details
  }
}
