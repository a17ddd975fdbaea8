// SPDX-License-Identifier: Apache-2.0
/** Writes the counts of the demonstration's slot models anew. */
import '@tessera/studio/src/server/slots/demo/write-model-data.ts'
