/** What a person has to do before the command can go on: shown as it is, without a stack. */
export class StopWithMessage extends Error {}
