// SPDX-License-Identifier: Apache-2.0
import type { Person, RightsSetup } from './people.ts'

/** Whose a thing is: one member's; everybody's at one brand; the platform's, which only operators name. */
export type Owner = 'member' | 'brand' | 'platform'
export interface Thing {
  owner: Owner
  /** Creates one for a person, or for their brand; answers its id. */
  make(at: RightsSetup, person: Person): Promise<unknown>
}
