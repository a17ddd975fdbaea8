// SPDX-License-Identifier: Apache-2.0
import { createScriptUrl } from '@tessera/contract/client/script-url'

/** The address of one of our scripts, as the content policy requires it. Throws on any other. */
export const scriptUrl = createScriptUrl()
