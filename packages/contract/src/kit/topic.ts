// SPDX-License-Identifier: Apache-2.0
import type { Permission } from '@tessera/rules/operators/permissions'
import type { z } from 'zod'

/** Whose open pages a message reaches; a console only where its operator has the permission. */
type Audience = { to: 'everyone' | 'member' | 'watchers'; may?: never } | { to: 'operator'; may: Permission }

/** A kind of live message from the server to open pages. */
export interface Topic<Name extends string = string, Payload extends z.ZodType = z.ZodType> {
  name: Name
  /**
   * `everyone`: all open pages; `member`: the open pages of one member; `watchers`: the open pages that watch
   * one thing, such as an event; `operator`: the open consoles of operators with the permission `may`.
   */
  to: 'everyone' | 'member' | 'watchers' | 'operator'
  may: Permission | undefined
  summary: string
  payload: Payload
}

/** Declares one live topic. */
export const topic = <const Name extends string, Payload extends z.ZodType>(
  name: Name,
  { to, may, summary, payload }: Audience & Pick<Topic<Name, Payload>, 'summary' | 'payload'>,
): Topic<Name, Payload> => ({ name, to, may, summary, payload })
