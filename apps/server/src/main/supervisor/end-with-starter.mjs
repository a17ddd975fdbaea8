// SPDX-License-Identifier: Apache-2.0
// Loaded into each server of the installation: when the installation is killed, its servers stop in order
// too.
process.on('disconnect', () => {
  process.kill(process.pid, 'SIGTERM')
  setTimeout(() => process.exit(1), 10_000).unref()
})
// The listener must not hold a server open that has finished its work.
process.channel?.unref()
