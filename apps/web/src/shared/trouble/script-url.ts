// SPDX-License-Identifier: Apache-2.0
import { createScriptUrl } from '@tessera/contract/client/script-url'

/** The only external script: it counts visits, if the platform has a tag and the visitor has agreed. */
const counter = 'https://www.googletagmanager.com/gtag/js'

/**
 * The address of one of our scripts, or of the counter, as the content policy requires it. Throws on any
 * other.
 */
export const scriptUrl = createScriptUrl([counter])
