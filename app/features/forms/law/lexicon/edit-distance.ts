/** Whether at most `limit` edits (a letter more, less, other, two swapped) lead to `target`. `isStem`: or go on after it. */
export function isWithin(word: string, target: string, limit: number, isStem: boolean): boolean {
  if (target.length - word.length > limit || (!isStem && word.length - target.length > limit)) return false;
  const seen = word.slice(0, target.length + limit);
  let before: number[] = [];
  let last = Array.from(`${seen}.`, (_, column) => column);
  for (let row = 0; row < target.length; row += 1) {
    const line = [row + 1];
    for (let column = 0; column < seen.length; column += 1) {
      const change = at(last, column) + (target[row] === seen[column] ? 0 : 1);
      const isSwap = row > 0 && target[row] === seen[column - 1] && target[row - 1] === seen[column];
      const swap = isSwap ? at(before, column - 1) + 1 : change;
      line.push(Math.min(at(last, column + 1) + 1, at(line, column) + 1, change, swap));
    }
    if (Math.min(...line) > limit) return false;
    before = last;
    last = line;
  }
  return isStem ? Math.min(...last) <= limit : at(last, seen.length) <= limit;
}

const at = (costs: readonly number[], column: number): number => costs[column] as number;
