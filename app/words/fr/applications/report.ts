import type { ReportWords } from "../../en/applications/report";

export const reportWords: ReportWords = {
  consumerReport:
    "La décision repose en tout ou en partie sur les informations d’un rapport de crédit. Il provient de cette agence\u00a0:",
  report: "La décision repose en tout ou en partie sur un rapport vous concernant. Il provient de cette agence\u00a0:",
  notTheirs: "L’agence n’a pas pris la décision et ne peut pas vous en donner les raisons.",
  rights: {
    us: [
      "Vous avez droit à une copie gratuite de votre rapport si vous la demandez à l’agence dans les 60 jours.",
      "Vous avez le droit de contester auprès de l’agence l’exactitude ou l’exhaustivité du rapport.",
    ],
    free: [
      "Vous pouvez demander à l’agence une copie gratuite de ce qu’elle détient sur vous.",
      "Vous pouvez lui demander de corriger ce qui est faux ou incomplet.",
    ],
    other: [
      "Vous pouvez demander à l’agence ce qu’elle détient sur vous, et de corriger ce qui est faux ou incomplet. La loi locale dit comment, et ce que cela peut coûter.",
    ],
  },
  score: "Une note de crédit a été utilisée\u00a0: {score}",
  scoreMade:
    "Une note de crédit a été utilisée pour cette décision\u00a0: {score}, sur une échelle de {range}. {source} l’a établie le {date}.",
  factors: "Ce qui a le plus pesé contre\u00a0:",
};
