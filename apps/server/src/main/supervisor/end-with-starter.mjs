// SPDX-License-Identifier: Apache-2.0
// Loaded into each server of the installation: when the installation is killed outright, its servers leave in good order,
// too.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 10_000).unref()
})
// Listening must not keep a server alive that has finished its work.
process.channel?.unref()
