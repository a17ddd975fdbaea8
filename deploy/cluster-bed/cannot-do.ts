// SPDX-License-Identifier: Apache-2.0
/** The obstacle, in one sentence for the person who typed the command. */
export class CannotDo extends Error {}
