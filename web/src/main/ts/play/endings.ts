import { failureText, other } from "../match";
import { t } from "../texts";
import type { Side } from "../view";
import { sideName } from "./names";
import type { Play } from "./play";

/** A question that is asked in the place of the button that led to it. */
export interface Question {
  /** The button that led to it. */
  from: string;
  text: string;
  yes: string;
  /** Whether nothing is lost by it. */
  isHarmless?: boolean;
  agreed: () => void;
}

/** How people end a game before the rules do: by a draw that is offered and taken, or by giving up. */
export class Endings {
  /** Who is asked for a draw by the other person. */
  asking: Side | undefined;
  question: Question | undefined;

  constructor(
    private readonly play: Play,
    private readonly changed: () => void,
  ) {}

  /** Nothing is asked any more. */
  forget(): void {
    this.asking = undefined;
    this.question = undefined;
  }

  /** Whether nobody at this screen can end the game now; says so. */
  private isRefused(): boolean {
    const over = this.play.view.result !== undefined;
    if (over || this.play.match.isWatched) {
      this.play.say(t(over ? "play.ended" : "draw.watched"));
    }
    return over || this.play.match.isWatched;
  }

  /** The person to move, or the only one. */
  private person(): Side {
    const side = this.play.view.toMove;
    return this.play.match.level(side) === undefined ? side : other(side);
  }

  /** A person offers a draw, or takes the one that is offered. */
  async draw(): Promise<void> {
    if (this.isRefused()) {
      return;
    }
    if (this.play.match.offered !== undefined) {
      this.acceptDraw();
      return;
    }
    const side = this.person();
    const rival = other(side);
    if (this.play.match.level(rival) === undefined) {
      this.asking = rival;
      this.play.say(t("draw.offered", sideName(this.play.info.id, side)));
      return;
    }
    this.play.say(t("draw.asked"));
    try {
      const agrees = await this.play.match.takesDraw(rival);
      if (agrees === true) {
        this.acceptDraw();
      } else if (agrees === false) {
        this.play.say(t("draw.declined", sideName(this.play.info.id, rival)));
      }
    } catch (error) {
      this.play.say(failureText(error));
    }
  }

  acceptDraw(): void {
    this.asking = undefined;
    this.play.match.forgetOffer();
    this.play.command("draw");
  }

  declineDraw(): void {
    this.asking = undefined;
    this.play.forget();
    this.play.match.forgetOffer();
  }

  /** Asks, and gives up for the person to move, or the only one. */
  resign(): void {
    if (this.isRefused()) {
      return;
    }
    const side = this.person();
    this.ask({
      from: "resign",
      text: t("resign.ask", sideName(this.play.info.id, side)),
      yes: t("resign.yes"),
      agreed: () => this.play.command("resign", side),
    });
  }

  ask(question: Question): void {
    this.question = question;
    this.changed();
  }

  answer(agreed: boolean): void {
    const { question } = this;
    this.question = undefined;
    if (agreed) {
      question?.agreed();
    }
    this.changed();
  }
}
