import { solve, type Challenge } from './proof-of-work.ts'

// A thread of its own: the page stays smooth while the number is searched.
addEventListener('message', (event: MessageEvent<Challenge>) => postMessage(solve(event.data)))
