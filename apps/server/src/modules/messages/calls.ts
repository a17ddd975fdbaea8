// SPDX-License-Identifier: Apache-2.0
import type { DomainHandlers } from '../../platform/http/index.ts'
import { announceToAgents } from './contents/announce-to-agents.ts'
import { announce, helpCenter } from './contents/announce.ts'
import { sendFeedback } from './feedback/send-feedback.ts'
import { inboxCalls } from './inbox/inbox-calls.ts'
import type { MessagesDeps } from './messages-deps.ts'

export const messagesCalls = (deps: MessagesDeps): DomainHandlers<'messages'> => ({
  'messages.announcements': (input, context) => announce(deps, context, input),
  'messages.agentAnnouncements': (input, context) => announceToAgents(deps, context, input),
  'messages.helpCenter': (input, context) => helpCenter(deps, context, input),
  ...inboxCalls(deps),
  'messages.sendFeedback': (input, context) => sendFeedback(deps, context, input),
})
