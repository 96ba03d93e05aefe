export type * from './foyer-widget.d.ts'

/** Loads the elements `<foyer-widget>` and `<foyer-events>` of a stage, such as https://tickets.example: once, however often it is called. */
export declare function loadFoyer(stage: string): Promise<void>
