package org.tabuleiro.web;

import java.util.ArrayList;
import java.util.List;
import org.tabuleiro.games.Layout;
import org.tabuleiro.games.State;
import org.tabuleiro.games.Step;
import org.tabuleiro.games.record.GameTree;
import org.tabuleiro.table.scene.LayoutMotion;
import org.tabuleiro.web.border.Motions.MotionFrame;

/** The frames of an animation: the pieces before and after each step. */
final class TurnFrames {
    private TurnFrames() {}

    /** The frames of steps. */
    static List<MotionFrame> of(State before, List<Step> steps) {
        return frames(before.layout(), LayoutMotion.of(before, steps));
    }

    /** The frames of the turn that led to a place. */
    static List<MotionFrame> of(GameTree.Node place) {
        return place.parent()
                .map(before -> of(before.state(), place.turn().orElseThrow().steps()))
                .orElse(List.of());
    }

    /** The frames from one place to another: step by step between neighbours, else at once. */
    static List<MotionFrame> between(GameTree.Node start, GameTree.Node end) {
        return frames(start.state().layout(), LayoutMotion.between(start, end));
    }

    private static List<MotionFrame> frames(Layout start, List<LayoutMotion> motions) {
        List<MotionFrame> frames = new ArrayList<>();
        frames.add(MotionFrame.of(start));
        motions.forEach(each -> frames.add(MotionFrame.of(each)));
        return frames;
    }
}
