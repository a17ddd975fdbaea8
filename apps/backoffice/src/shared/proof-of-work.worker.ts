// SPDX-License-Identifier: Apache-2.0
import { solve, type Challenge } from '@tessera/contract/client/proof-of-work'

// A separate thread, so the page stays smooth during the search.
addEventListener('message', (event: MessageEvent<Challenge>) => postMessage(solve(event.data)))
