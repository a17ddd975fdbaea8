// SPDX-License-Identifier: Apache-2.0
import type { z } from 'zod'

/** A kind of live message from the server to open pages. */
export interface Topic<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  name: Name
  /**
   * `everyone`: each open page; `member`: the pages of the member that it is addressed to; `operator`: open
   * consoles.
   */
  to: 'everyone' | 'member' | 'operator'
  summary: string
  payload: Payload
}

/** Declares one live topic. */
export const topic = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  declaration: Omit<Topic<Name, Payload>, 'name'>,
): Topic<Name, Payload> => ({ name, ...declaration })
