package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.scene.PieceMotion;
import org.tabuleiro.table.scene.PieceMotions;
import org.tabuleiro.web.border.Motions.MotionFrame;

/** The frames of an animation: the pieces before and after each step. */
final class TurnFrames {
    private TurnFrames() {}

    /** The frames of steps. */
    static List<MotionFrame> of(State before, List<Step> steps) {
        State state = before;
        List<MotionFrame> frames = new ArrayList<>();
        frames.add(MotionFrame.of(state.layout(), List.of()));
        for (Step step : steps) {
            List<PieceMotion> motions = PieceMotions.of(state, step);
            state = state.play(step);
            frames.add(MotionFrame.of(state.layout(), motions));
        }
        return frames;
    }

    /** The frames of the turn that led to a place. */
    static List<MotionFrame> of(GameTree.Node place) {
        return place.parent()
                .map(before -> of(before.state(), place.turn().orElseThrow().steps()))
                .orElse(List.of());
    }

    /** The frames from one place to another: step by step between neighbours, else at once. */
    static List<MotionFrame> between(GameTree.Node start, GameTree.Node end) {
        if (end.parent().equals(Optional.of(start))) {
            return of(end);
        }
        if (start.parent().equals(Optional.of(end))) {
            return backwards(end.state(), start.turn().orElseThrow().steps());
        }
        Layout before = start.state().layout();
        Layout after = end.state().layout();
        return List.of(
                MotionFrame.of(before, List.of()),
                MotionFrame.of(after, PieceMotions.between(start.state().game().board(), before, after)));
    }

    private static List<MotionFrame> backwards(State before, List<Step> steps) {
        State state = before;
        List<MotionFrame> frames = new ArrayList<>();
        for (Step step : steps) {
            frames.add(0, MotionFrame.of(state.layout(), PieceMotions.backwards(state, step)));
            state = state.play(step);
        }
        frames.add(0, MotionFrame.of(state.layout(), List.of()));
        return frames;
    }
}
