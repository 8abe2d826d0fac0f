package org.tabuleiro.server.metrics;

import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.FileDescriptorMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.core.instrument.binder.system.UptimeMetrics;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.distribution.DistributionStatisticConfig;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.IntSupplier;
import java.util.stream.LongStream;
import org.tabuleiro.online.live.Measurements;
import org.tabuleiro.protocol.RefusalReason;

/** The metrics of the server, all of which exist from the start. */
public final class ServerMetrics implements Measurements, AutoCloseable {
    private static final String PREFIX = "tabuleiro.";

    /** The buckets of timers, in milliseconds. */
    private static final long[] BUCKETS = {1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000};

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collections = new JvmGcMetrics();
    private final Timer decide;
    private final Timer commit;
    private final Timer fanOut;
    private final Timer deadlineLag;
    private final Counter turns;
    private final Counter conflicts;
    private final Counter resyncs;
    private final Counter drops;
    private final Counter clientFaults;
    private final Map<RefusalReason, Counter> refusals = new EnumMap<>(RefusalReason.class);

    /** Metrics without values. */
    public ServerMetrics() {
        registry.config().meterFilter(buckets());
        decide = timer("decide", "Deciding a command, with the replay of a match that was not in memory.");
        commit = timer("commit", "Storing the events of a command.");
        fanOut = timer("fanout", "Sending a change of a match to everybody on this node who watches it.");
        deadlineLag = timer("deadline.lag", "Delay between the deadline of a match and its sweep.");
        turns = counter("turns", "Turns played and stored.");
        conflicts = counter("conflicts", "Commands decided again because another node had changed the match.");
        resyncs = counter("resyncs", "Whole matches sent again to clients that were too far behind.");
        drops = counter("queue.drops", "Messages dropped because their client reads too slowly.");
        clientFaults = counter("client.faults", "Faults that clients have reported of themselves.");
        for (RefusalReason reason : RefusalReason.values()) {
            refusals.put(
                    reason,
                    Counter.builder(PREFIX + "refusals")
                            .description("Refused commands.")
                            .tag(
                                    "reason",
                                    reason.name().toLowerCase(Locale.ROOT).replace('_', '-'))
                            .register(registry));
        }
        new JvmMemoryMetrics().bindTo(registry);
        collections.bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        new FileDescriptorMetrics().bindTo(registry);
        new UptimeMetrics().bindTo(registry);
    }

    private static MeterFilter buckets() {
        double[] nanos = LongStream.of(BUCKETS)
                .map(millis -> Duration.ofMillis(millis).toNanos())
                .asDoubleStream()
                .toArray();
        return new MeterFilter() {
            @Override
            public DistributionStatisticConfig configure(Meter.Id id, DistributionStatisticConfig config) {
                return id.getName().startsWith(PREFIX)
                        ? DistributionStatisticConfig.builder()
                                .serviceLevelObjectives(nanos)
                                .build()
                                .merge(config)
                        : config;
            }
        };
    }

    private Timer timer(String name, String description) {
        return Timer.builder(PREFIX + name).description(description).register(registry);
    }

    private Counter counter(String name, String description) {
        return Counter.builder(PREFIX + name).description(description).register(registry);
    }

    /** Adds the present state of the server. */
    public void observe(IntSupplier sessions, BooleanSupplier isReady) {
        Gauge.builder(PREFIX + "sessions", sessions::getAsInt)
                .description("Open WebSockets.")
                .register(registry);
        Gauge.builder(PREFIX + "ready", () -> isReady.getAsBoolean() ? 1 : 0)
                .description("Whether clients can be served: 1, or 0 as the answer 503 of /ready.")
                .register(registry);
    }

    /** All metrics as text. */
    String scrape() {
        return registry.scrape();
    }

    @Override
    public void decided(long nanos) {
        decide.record(Duration.ofNanos(nanos));
    }

    @Override
    public void committed(long nanos) {
        commit.record(Duration.ofNanos(nanos));
    }

    @Override
    public void played(int number) {
        turns.increment(number);
    }

    @Override
    public void conflicted() {
        conflicts.increment();
    }

    @Override
    public void fannedOut(long nanos) {
        fanOut.record(Duration.ofNanos(nanos));
    }

    @Override
    public void resynchronised() {
        resyncs.increment();
    }

    @Override
    public void overdue(long millis) {
        deadlineLag.record(Duration.ofMillis(millis));
    }

    @Override
    public void refused(RefusalReason reason) {
        Counter counter = refusals.get(reason);
        if (counter != null) {
            counter.increment();
        }
    }

    @Override
    public void faultReported() {
        clientFaults.increment();
    }

    @Override
    public void dropped() {
        drops.increment();
    }

    @Override
    public void close() {
        collections.close();
        registry.close();
    }
}
