// SPDX-License-Identifier: Apache-2.0
// Loaded into an npm that we run: if our process is killed, npm ends too and leaves no download behind.
process.on('disconnect', () => process.exit(1))
// The listener must not keep a finished npm alive.
process.channel?.unref()
