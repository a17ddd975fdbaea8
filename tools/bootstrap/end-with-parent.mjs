// SPDX-License-Identifier: Apache-2.0
// Loaded into an npm that we run: when we are killed, it ends too and leaves no download behind.
process.on('disconnect', () => process.exit(1))
// The listener must not hold an npm open that has finished its work.
process.channel?.unref()
