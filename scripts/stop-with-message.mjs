/** Says what a person must do before the command can continue. It is shown as it is, without a stack. */
export class StopWithMessage extends Error {}
