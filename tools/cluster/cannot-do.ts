/** What stands in the way, in one sentence for whoever typed the command. */
export class CannotDo extends Error {}
