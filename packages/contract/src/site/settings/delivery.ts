// SPDX-License-Identifier: Apache-2.0
import { z } from 'zod'
import { setting } from '../../kit/index.ts'
import { Origin } from './fields.ts'

/** Hosts of pictures and games, and analytics. */
export const deliverySettings = {
  'site.gtagId': setting(
    z.string().regex(/^([A-Z]{1,3}-[A-Z0-9]{4,20})?$/, 'Such as G-ABC1234567, or nothing'),
    {
      group: 'delivery',
      default: '',
      audience: 'public',
      help: 'Google tag for visit statistics. It loads only after the visitor has agreed. Empty: none.',
    },
  ),
  'site.imageCDNs': setting(z.array(Origin).max(20), {
    group: 'delivery',
    default: [],
    audience: 'public',
    help: 'Hosts that serve pictures; one is chosen at random for each visit. None: this site.',
  }),
  'site.launchGameCDNs': setting(z.array(Origin).max(20), {
    group: 'delivery',
    default: [],
    audience: 'public',
    help: 'Hosts that games start from; one is chosen at random for each visit. None: this site.',
  }),
} as const
