// SPDX-License-Identifier: Apache-2.0
import { createScriptUrl } from '@tessera/contract/client/script-url'

/**
 * The one script from elsewhere: it counts visits, for a platform that has a tag and a visitor who has agreed.
 */
const counter = 'https://www.googletagmanager.com/gtag/js'

/**
 * The address of a script of ours, or of the counter, as the content policy wants it. Throws on any other.
 */
export const scriptUrl = createScriptUrl([counter])
