// SPDX-License-Identifier: Apache-2.0
/** A refusal on the Games API: an HTTP status and a sentence for the operator's engineers. */
export class OperatorRefusal extends Error {
  readonly status: number
  constructor(status: number, message: string) {
    super(message)
    this.name = 'OperatorRefusal'
    this.status = status
  }
}
