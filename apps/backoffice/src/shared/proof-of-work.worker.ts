// SPDX-License-Identifier: Apache-2.0
import { solve, type Challenge } from '@tessera/contract/client/proof-of-work'

// A thread of its own: the page stays smooth while the number is searched.
addEventListener('message', (event: MessageEvent<Challenge>) => postMessage(solve(event.data)))
