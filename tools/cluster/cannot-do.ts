// SPDX-License-Identifier: Apache-2.0
/** What stands in the way, in one sentence for whoever typed the command. */
export class CannotDo extends Error {}
