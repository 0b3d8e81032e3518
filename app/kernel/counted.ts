/** What is counted row by row is counted no further, so that a page costs about the same with any number of rows. */
export const countedAtMost = 1000;

/** "999", and "999+" where counting ended. */
export function sayCounted(count: number, atMost: number = countedAtMost): string {
  return count >= atMost ? `${atMost - 1}+` : String(count);
}

/** Late answers are counted no further: each is looked up with what its form promised. */
export const overdueCountedAtMost = 100;
