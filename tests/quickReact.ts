/*
 * Runs before React is imported: without this it makes a task of the inspector for each element and
 * calls every component through it.
 */
Reflect.deleteProperty(console, 'taskOf')
