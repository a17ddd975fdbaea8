// SPDX-License-Identifier: Apache-2.0
import type { Identity } from '../../modules/identity/index.ts'
import { membersCalls } from '../../modules/members/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { artAddresses } from '../pages/art-addresses.ts'

/** Connects the calls of members with the ways in, which are to the right of them. */
export const wireMembers = ({ database, settings }: Platform, identity: Identity) =>
  membersCalls({
    database,
    settings,
    sealIdNumber: identity.sealIdNumber,
    openIdNumber: identity.openIdNumber,
    hasPaymentPassword: identity.hasPaymentPassword,
    avatarPicture: artAddresses.avatar,
    rankPicture: artAddresses.rank,
  })
