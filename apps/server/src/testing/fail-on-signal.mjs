// SPDX-License-Identifier: Apache-2.0
// Loaded into a server by tests: at SIGUSR2 it fails with an unhandled rejection, at SIGPIPE with an uncaught
// error.
process.on('SIGUSR2', () => {
  // oxlint-disable-next-line typescript/no-floating-promises
  Promise.reject(new Error('a promise that nobody owns'))
})
process.on('SIGPIPE', () => {
  setImmediate(() => {
    throw new Error('an error that nobody caught')
  })
})
