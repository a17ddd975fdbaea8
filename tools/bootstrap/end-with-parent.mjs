// SPDX-License-Identifier: Apache-2.0
// Loaded into an npm that we run: when we are killed outright, it ends, too, and leaves no download behind.
process.on('disconnect', () => process.exit(1))
// Listening must not keep npm alive that has finished its work.
process.channel?.unref()
