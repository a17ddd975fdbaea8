// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../kit/index.ts'

/** White-label settings that the messages module owns. */
export const messagesSettings = {
  'messages.trustedHosts': setting(
    z
      .array(
        z
          .string()
          .max(253)
          .regex(/^[a-z0-9.-]+(:\d{1,5})?$/),
      )
      .max(200),
    {
      default: [],
      audience: 'server',
      group: 'links',
      help: 'Other sites that links in texts can open without a warning, in lower case. A leading dot includes all subdomains.',
    },
  ),
} as const
