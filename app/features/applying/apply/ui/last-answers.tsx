/** Loads the offer of the last answers where this browser keeps some, and cleans a device that was told to forget. */
export function LastAnswers({ scripts }: { scripts: { last: string; offer: string } }) {
  return <script type="module" src={scripts.last} data-offer={scripts.offer} />;
}
